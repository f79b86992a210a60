import { createServer } from 'node:http';

/** The dealer's server: one file and its ETag. */
export const feed = { body: '', etag: '"v1"', requests: 0, hangs: false };
export const server = createServer((request, response) => {
  feed.requests += 1;
  if (feed.hangs) return;
  if (request.headers['if-none-match'] === feed.etag) return void response.writeHead(304).end();
  response.writeHead(200, { etag: feed.etag }).end(feed.body);
});

/** A feed as a dealer's program writes it: with what a car cost, and several photos in one cell. */
export const header = 'Stock No,Make,Model,Year,Body,Type,Status,Price,Odometer,Purchase cost,Certified,Images';
export const row = (number: number, more = ''): string =>
  `X${number},Ford,Everest,2024,SUV,Used,In Stock,45990,12000,18273,${more || 'Y,'}`;
export const csvOf = (count: number, first = 0): string =>
  [header, ...Array.from({ length: count }, (_, at) => row(at + first))].join('\n');
