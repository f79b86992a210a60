import { SetupError } from './setup.ts';

interface Environment {
  readonly port: number;
  readonly directory: string;
  readonly setupPath: string;
}

/** Reads the three variables of the service. @throws SetupError with one sentence */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { CONTENT_PORT, CONTENT_DIR, CONTENT_SETUP } = variables;
  const port = Number(CONTENT_PORT);
  if (!CONTENT_PORT || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupError('CONTENT_PORT must be set to a port number from 1 to 65535.');
  }
  if (!CONTENT_DIR) throw new SetupError('CONTENT_DIR must be set to the folder where the service keeps its data.');
  if (!CONTENT_SETUP) throw new SetupError('CONTENT_SETUP must be set to the path of the setup file.');
  return { port, directory: CONTENT_DIR, setupPath: CONTENT_SETUP };
}
