/** Whether the content service responds, and since when it does not. */
export type ServiceWatch = {
  /** Null while it responds. */
  readonly awaySince: Date | null;
  /** Resolves at once while it responds, else when it does again. */
  here(): Promise<void>;
  /**
   * A caller has reason to doubt that it responds: its health is checked until it does, which
   * resolves this.
   */
  doubt(): Promise<void>;
  /** `tell` is called when it has gone and when it is back. */
  follow(notify: () => void): void;
};

/**
 * `answers` resolves to whether the service has responded; it never rejects and does not wait for
 * long.
 */
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

/**
 * Checks the embedded service's health; one that has accepted the request and is silent for 3 s is
 * not.
 */
export const embeddedIsUp = (apiHost: string, fetcher: typeof fetch) => async (): Promise<boolean> => {
  try {
    const { status } = await fetcher(`${apiHost}/health`, { cache: 'no-store', signal: AbortSignal.timeout(3_000) });
    return status < 500;
  } catch {
    return false;
  }
};
