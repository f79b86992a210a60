import { type HttpResponse, sendRequest } from '../hold/send-request.ts';

/** A browser of one site at one network address: what it was given as cookies it sends again. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #port: number;
  readonly #site: string;
  readonly #address: string;

  constructor(port: number, site: string, address: string) {
    this.#port = port;
    this.#site = site;
    this.#address = address;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.#send('GET', path, headers);
  }

  /** A form, as a page of the site posts it. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<HttpResponse> {
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    return this.#send('POST', path, form, new URLSearchParams(fields).toString());
  }

  /** JSON, as a page's script posts it. */
  postJson(path: string, content: object): Promise<HttpResponse> {
    return this.#send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(content));
  }

  async #send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<HttpResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await sendRequest(this.#port, this.#site, path, {
      method,
      // The web trusts proxies on this machine: each browser has a network address of its own.
      headers: { 'x-forwarded-for': this.#address, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get session(): string {
    return this.cookies.get('forecourt_account') ?? '';
  }
}

/** One of many addresses, none of them of a private network. */
export const addressOf = (number: number): string =>
  `203.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
