import type { CDPSession } from 'playwright-core';

const missing = 'Its script is not there';

/**
 * Counts what comes from elsewhere than the site's host, as sent over the network, and sees how the tag's own script loads. A request that is
 * redirected comes again under its id, with its new address.
 */
export async function followLoads(devtools: CDPSession, own: string, script: string | undefined) {
  const wanted = script?.split('#')[0];
  const [others, scripts] = [new Set<string>(), new Set<string>()];
  let [bytes, state] = [0, 'Its script was not requested: the page did not start it.'];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { host, protocol } = new URL(request.url);
    if (protocol === 'https:' && host !== own) others.add(requestId);
    if (request.url === wanted) scripts.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (scripts.has(requestId)) state = response.status < 400 ? '' : `${missing}: ${response.status}.`;
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (others.has(requestId)) bytes += encodedDataLength;
  });
  devtools.on('Network.loadingFailed', ({ requestId, errorText, blockedReason }) => {
    if (scripts.has(requestId) && !state.startsWith(missing))
      state = `Its script could not be loaded: ${blockedReason ?? errorText}.`;
  });
  await devtools.send('Network.enable');
  // By the thread's own clock: what else this machine does meanwhile is not a cost of the tag.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const isBegun = () => script === undefined || scripts.size > 0;
  return { bytes: () => bytes, failure: () => state, isBegun };
}
