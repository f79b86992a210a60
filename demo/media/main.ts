import { surviveTheUnforeseen } from './log.ts';
import { mediaServer } from './media-server.ts';

const { MEDIA_PORT = '', MEDIA_CACHE_DIR = '' } = process.env;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (!/^\d{1,5}$/.test(MEDIA_PORT)) refuse('MEDIA_PORT must be the port to listen on.');
if (!MEDIA_CACHE_DIR) refuse('MEDIA_CACHE_DIR must name the folder in which made pictures are kept.');

const server = mediaServer(MEDIA_CACHE_DIR);

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // A client that stalls does not keep the service up.
  setTimeout(() => process.exit(0), 2_000).unref();
}

server.on('error', (error: NodeJS.ErrnoException) =>
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${MEDIA_PORT} is taken by another program; choose another MEDIA_PORT.`
      : `The media service cannot start: ${error.message}`,
  ),
);
surviveTheUnforeseen();
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
server.listen(Number(MEDIA_PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
