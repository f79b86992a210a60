import { decodeHTML } from 'entities';
import { SaxesParser } from 'saxes';
import type { Feed } from '@/domain/stock/feed/feed-row.ts';
import { deepest, type FeedNode, feedOfTree } from './feed-node.ts';
import { FeedUnreadable } from './feed-unreadable.ts';

/** The vehicles of an XML text: RSS, Atom, attributes or elements, in whatever wrapping. Throws FeedUnreadable when there are none. */
export function xmlFeed(text: string): Feed {
  const feed = feedOfTree(treeOf(text));
  if (feed.rows.length === 0) throw new FeedUnreadable('The file holds no element with a make and a model.');
  return feed;
}

/** HTML's names of letters are in feeds without being declared. */
const entities: Record<string, string> = new Proxy(
  {},
  {
    get: (_, name) => {
      const written = `&${String(name)};`;
      const letter = decodeHTML(written);
      return letter === written ? undefined : letter;
    },
  },
);

function treeOf(text: string): FeedNode {
  const root: FeedNode = { name: '', line: 1, text: '', children: [] };
  const open: FeedNode[] = [root];
  const parser = new SaxesParser({ position: true });
  parser.ENTITIES = entities;
  parser.on('error', (error) => {
    throw new FeedUnreadable(`The file is not XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw new FeedUnreadable(`The file is nested more than ${deepest} levels deep.`);
    const { line } = parser;
    const own = Object.entries(attributes).map(([key, value]) => ({
      name: key,
      line,
      text: value.trim(),
      children: [],
    }));
    const node = { name, line, text: '', children: own };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const take = (piece: string) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    const node = open.pop();
    if (node) node.text = node.text.trim();
  });
  parser.write(text).close();
  return root;
}
