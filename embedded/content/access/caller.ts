/** Who makes a request. */
export interface Caller {
  readonly kind: 'anonymous' | 'session' | 'token';
  /** User id, or `token-<name>`: the author in the history. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Value of `$site` in grant filters. */
  readonly site: string | null;
}

export const ANONYMOUS: Caller = {
  kind: 'anonymous',
  id: 'anonymous',
  name: 'Anonymous',
  email: '',
  roles: [],
  site: null,
};
