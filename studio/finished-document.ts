import { createHash } from 'node:crypto';

/** The rewritten page, and its former inline scripts by file name. */
type FinishedDocument = { html: string; scripts: Map<string, string> };

/**
 * Rewrites the studio's index.html to need no other origin and no inline script: removes Sanity's
 * bridge and fonts, loads the run-time configuration first, moves icons under /studio, and turns
 * inline scripts into files (for a content security policy of `script-src 'self'`). Throws if a
 * remote address is left.
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

/** Removes remote fonts from a style sheet. Throws if another remote address is left. */
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
