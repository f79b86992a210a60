import { createHash } from 'node:crypto';

/** The finished page and the scripts that were taken out of it, by file name. */
type FinishedDocument = { html: string; scripts: Map<string, string> };

/**
 * The studio's built index.html so that it needs nothing from elsewhere and no inline script: the
 * maker's bridge and fonts are left out, the run-time configuration is read first, icons lie under
 * /studio, inline scripts become files (so the content security policy can be `script-src 'self'`).
 * Throws when something from elsewhere is left.
 */
export function finishedDocument(html: string): FinishedDocument {
  const scripts = new Map<string, string>();
  const finished = withoutRemoteFonts(html)
    .replace(/<script\b[^>]*\bsrc="https:[^>]*><\/script>\n?/g, '')
    .replace(/(href|src)="\/static\//g, '$1="/studio/static/')
    .replace('<title>Sanity Studio</title>', '<title>Forecourt Studio</title>')
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, text: string) => {
      const name = `inline-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;
      scripts.set(name, text);
      return `<script src="/studio/static/${name}"></script>`;
    })
    .replace(/<head>(<meta charSet="utf-8"\/>)?/i, (head) => `${head}<script src="/studio/config.js"></script>`);
  refuseRemote(finished);
  return { html: finished, scripts };
}

/** A style sheet of the studio without fonts that would be fetched from elsewhere. Throws when something else would be. */
export function finishedStyles(css: string): string {
  const finished = withoutRemoteFonts(css);
  refuseRemote(finished);
  return finished;
}

function withoutRemoteFonts(text: string): string {
  return text.replace(/@font-face\s*\{[^}]*url\("?https:[^}]*\}\s*/g, '');
}

function refuseRemote(text: string): void {
  const remote = /(?:\bsrc="|<link\b[^>]*\bhref="|url\(["']?|@import\s+["'])(https?:)?\/\/[^"')\s]+/.exec(text)?.[0];
  if (remote) throw new Error(`The built studio would fetch something from elsewhere: ${remote}`);
}
