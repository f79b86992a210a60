/** Started by servers.ts: `node bare-server.ts <port> <folder>` sends the folder's `body` under its `headers.json`, always. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [port = '0', folder = '.'] = process.argv.slice(2);
const body = readFileSync(join(folder, 'body'));
const headers: string[] = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));

createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
