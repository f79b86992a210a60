import type { McpServer } from '@modelcontextprotocol/server';
import { viewScript } from './view-script.ts';

/** The views that hosts may show beside a result (MCP Apps), by the address of their resource. */
export const views = { vehicle: 'ui://forecourt/vehicle.html', estimate: 'ui://forecourt/estimate.html' } as const;

const mimeType = 'text/html;profile=mcp-app';

const style = `:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}body{margin:0;padding:16px}
[hidden]{display:none!important}h1{font-size:1.25rem;margin:0 0 4px}p{margin:4px 0}img{width:100%;border-radius:8px}
.figure{font-size:1.75rem;font-weight:700}.small{font-size:.8125rem}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dd{margin:0}button{font:inherit;padding:10px 16px;margin-top:8px}`;

const page = (title: string, body: string, show: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>` +
  `<body hidden>${body}<button type="button" data-link>Open at the dealer</button>` +
  `<script>(() => {${viewScript}${show}})();</script></body></html>`;

/** A price never without what it includes, a weekly figure never without its rates and warning. */
const vehiclePage = page(
  'Vehicle',
  '<img data-photo alt="" hidden><h1 data-name></h1><p class="figure" data-price></p><p data-weekly></p>' +
    '<p data-dealer></p><dl data-facts></dl><p class="small" data-warning></p><p class="small" data-notice></p>',
  `function show({ vehicle, sold_by: dealer, price_notice: notice }) {
  const weekly = vehicle.weekly_estimate;
  const photo = document.querySelector('[data-photo]');
  const [first] = vehicle.photos;
  photo.hidden = !first;
  if (first) Object.assign(photo, { src: first, alt: vehicle.name, onload: sized });
  put('name', vehicle.name);
  put('price', vehicle.status === 'sold' ? 'Sold' : vehicle.price_text);
  put('weekly', weekly && weekly.text);
  put('warning', weekly && weekly.warning);
  put('dealer', [dealer.name, dealer.location && dealer.location.address].filter(Boolean).join(', '));
  list('facts', vehicle.specifications.slice(0, 10).map(({ label, value }) => [label, value]));
  put('notice', notice);
  link(vehicle.url);
}`,
);

const estimatePage = page(
  'Finance estimate',
  '<h1>Finance estimate</h1><p class="figure" data-figure></p><p data-rates></p><dl data-facts></dl>' +
    '<p class="small" data-disclaimer></p><p class="small" data-warning></p>' +
    '<details data-how><summary>How is this worked out?</summary><p data-formula></p><dl data-rows></dl>' +
    '<p class="small" data-rounding></p></details>',
  `function show(found) {
  const { terms, formula, repayment } = found;
  put('figure', repayment ? found.repayment_text : found.text);
  put('rates', repayment && [found.rate_text, found.comparison_rate_text].join(', '));
  list('facts', [['Lender', found.lender], ['Term', terms.term_years + ' years']]);
  put('disclaimer', repayment && '*' + found.disclaimer + ' ' + found.comparison_rate_basis);
  put('warning', repayment && found.warning);
  document.querySelector('[data-how]').hidden = !formula;
  put('formula', formula && formula.text);
  list('rows', formula && formula.rows.map(({ label, figure }) => [label, figure]));
  put('rounding', formula && formula.rounding);
  link(found.url);
}`,
);

export const viewPages = [
  { name: 'vehicle', title: 'A vehicle', uri: views.vehicle, html: vehiclePage },
  { name: 'estimate', title: 'A finance estimate', uri: views.estimate, html: estimatePage },
] as const;

/** The views of a dealer's server: they load pictures of the dealer's host and nothing else. */
export function registerViews(server: McpServer, origin: string): void {
  const ui = { csp: { resourceDomains: [origin] }, prefersBorder: true };
  for (const { name, title, uri, html } of viewPages)
    server.registerResource(name, uri, { title, mimeType, _meta: { ui } }, async () => ({
      contents: [{ uri, mimeType, text: html, _meta: { ui } }],
    }));
}

/** What of a tool's description names its view, in the present spelling and the one before it. */
export const viewOf = (view: string | undefined) =>
  view === undefined ? {} : { _meta: { ui: { resourceUri: view }, 'ui/resourceUri': view } };
