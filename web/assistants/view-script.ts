/**
 * What a view does in the host's frame: the handshake of MCP Apps (2026-01-26), and the last result drawn as text nodes alone. The official
 * `App` class is 540 KB of script for these five messages; `views.test` speaks to it by the official host's side.
 */
export const viewScript = `
const host = window.parent;
let id = 0;
const waiting = new Map();
const send = (message) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');
const request = (method, params) => new Promise((done) => {
  waiting.set(++id, done);
  send({ id, method, params });
});
const themed = (context) => {
  if (context && context.theme) document.documentElement.style.colorScheme = context.theme;
};
window.addEventListener('message', ({ source, data }) => {
  if (source !== host || !data || data.jsonrpc !== '2.0') return;
  if (data.method === 'ui/notifications/tool-result') draw((data.params || {}).structuredContent);
  else if (data.method === 'ui/notifications/host-context-changed') themed(data.params);
  else if (data.method && data.id !== undefined) send({ id: data.id, result: {} });
  else if (waiting.has(data.id)) {
    waiting.get(data.id)(data.result);
    waiting.delete(data.id);
  }
});
const put = (name, text, hidden) => {
  const place = document.querySelector('[data-' + name + ']');
  place.textContent = text || '';
  place.hidden = hidden === undefined ? !text : hidden;
  return place;
};
const list = (name, rows) => put(name, '', !rows || rows.length === 0).append(...(rows || []).flatMap(([term, value]) => {
  const made = [document.createElement('dt'), document.createElement('dd')];
  made[0].textContent = term;
  made[1].textContent = value;
  return made;
}));
const link = (address) => {
  const place = document.querySelector('[data-link]');
  place.hidden = !/^https?:/.test(address || '');
  place.onclick = () => request('ui/open-link', { url: address });
};
const sized = () => send({
  method: 'ui/notifications/size-changed',
  params: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) },
});
const draw = (found) => {
  document.body.hidden = !found || !!found.error;
  if (!document.body.hidden) show(found);
  sized();
};
request('ui/initialize', {
  appInfo: { name: 'forecourt', version: '1' },
  appCapabilities: {},
  protocolVersion: '2026-01-26',
}).then((result) => {
  themed((result || {}).hostContext);
  send({ method: 'ui/notifications/initialized' });
  sized();
});
`;
