import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Feed } from '@/domain/stock/feed/feed-row.ts';
import { csvFeed } from './csv-feed.ts';
import { textOf } from './feed-text.ts';
import { FeedUnreadable, sentence } from './feed-unreadable.ts';
import { jsonFeed } from './json-feed.ts';
import { xmlFeed } from './xml-feed.ts';

const kinds = ['.csv', '.tsv', '.txt', '.json', '.jsonl', '.ndjson', '.xml', '.rss', '.atom'];

/** The rows of a CSV, JSON or XML file, each with its line. Throws FeedUnreadable when the file as a whole makes no sense. */
export async function readFeed(file: string): Promise<Feed> {
  if (!kinds.includes(extname(file).toLowerCase())) {
    throw new FeedUnreadable(`${file} is not a .csv, .json or .xml file.`);
  }
  return feedOfBytes(await bytesOf(file), file);
}

/** The same of what was fetched, whatever its name is. */
export function feedOfBytes(bytes: Uint8Array, file: string): Feed {
  const feed = feedOf(textOf(bytes), extname(file).toLowerCase());
  if (feed.rows.length === 0) throw new FeedUnreadable(`${file} holds no vehicle.`);
  return feed;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new FeedUnreadable(`${file} cannot be read: ${sentence(error)}`);
  }
}

/**
 * The same of a text. Its first characters show its format, whatever its file is called; `kind`
 * (".json") where they do not.
 */
export function feedOf(text: string, kind = '.csv'): Feed {
  const start = text.trimStart().slice(0, 500);
  if (/^<(?:!doctype )?html/i.test(start)) throw new FeedUnreadable('The file is a web page, not a feed.');
  if (start.startsWith('<')) return xmlFeed(text.trimStart());
  return /^[[{]/.test(start) || kind.startsWith('.j') || kind.startsWith('.nd') ? jsonFeed(text) : csvFeed(text);
}
