/** The state of the content service. */
export type ServiceWatch = {
  /** Since when it does not respond; null while it does. */
  readonly awaySince: Date | null;
  /** Resolves when it responds, at once if it does. */
  here(): Promise<void>;
  /** Call if it may be down: its health is checked until it responds, which resolves this. */
  doubt(): Promise<void>;
  /** `notify` is called when it goes down and when it is back. */
  follow(notify: () => void): void;
};

/** `responses` checks the service: it resolves to whether it responded, soon, and never rejects. */
export function serviceWatch(responses: () => Promise<boolean>, everyMs = 1_000): ServiceWatch {
  const followers: (() => void)[] = [];
  let awaySince: Date | null = null;
  let pendingRequest: Promise<void> | null = null;
  const setAway = (since: Date | null) => {
    awaySince = since;
    for (const notify of followers) notify();
  };
  const poll = async () => {
    while (!(await responses())) {
      if (!awaySince) setAway(new Date());
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    pendingRequest = null;
    if (awaySince) setAway(null);
  };
  const doubt = () => {
    pendingRequest ??= poll();
    return pendingRequest;
  };
  return {
    get awaySince() {
      return awaySince;
    },
    here: () => (awaySince ? doubt() : Promise.resolve()),
    doubt,
    follow: (notify) => void followers.push(notify),
  };
}

/** Checks the embedded service's health; no response within 3 s counts as down. */
export const embeddedIsUp = (apiHost: string, fetcher: typeof fetch) => async (): Promise<boolean> => {
  try {
    const { status } = await fetcher(`${apiHost}/health`, { cache: 'no-store', signal: AbortSignal.timeout(3_000) });
    return status < 500;
  } catch {
    return false;
  }
};
