import { type ClientConfig, createClient } from '@sanity/client';
import type { AuthConfig } from 'sanity';
import { muxFetch } from '@/studio/service/mux-fetch.ts';
import { homewardFetch, quietFetch } from '@/studio/service/offline-shim.ts';
import { retryingFetch } from '@/studio/service/retrying-fetch.ts';
import { notifyAbsence } from '@/studio/service/service-notice.ts';
import { embeddedIsUp, serviceWatch } from '@/studio/service/service-watch.ts';

/** Configuration for the content service on this origin, and no other. */
export function embeddedService(apiHost: string, projectId: string) {
  const plain = window.fetch.bind(window);
  const watch = serviceWatch(embeddedIsUp(apiHost, plain));
  window.fetch = homewardFetch(apiHost, projectId, quietFetch(retryingFetch(apiHost, watch, plain)));
  const fetchWithStreams = muxFetch(apiHost, (input, init) => window.fetch(input, init), {
    back: () => shutDown().then(watch.doubt),
  });
  notifyAbsence(watch, document);
  // A single function, since clients share live streams by its identity.
  const resolveFetch = () => fetchWithStreams;
  return {
    apiHost,
    auth: signIn(apiHost),
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...options, apiHost, useProjectHostname: false, resolveFetch }),
  };
}

function signIn(apiHost: string): AuthConfig {
  return {
    loginMethod: 'cookie',
    redirectOnSingle: true,
    // A function replaces Sanity's own providers; a list would be added to them.
    providers: () => [{ name: 'forecourt', title: 'Sign in', url: `${apiHost}/auth/login` }],
  };
}

/** A stopping service ends its streams first and still responds for a moment. */
const shutDown = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
