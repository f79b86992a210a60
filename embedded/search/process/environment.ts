type Environment = { port: number; directory: string; adminKey: string };

/** Reads the three variables of the service. Throws with one clear sentence. */
export function readEnvironment({ SEARCH_PORT, SEARCH_DIR, SEARCH_ADMIN_KEY }: NodeJS.ProcessEnv): Environment {
  const port = Number(SEARCH_PORT);
  if (!SEARCH_PORT || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('SEARCH_PORT must be set to a port number from 1 to 65535.');
  }
  if (!SEARCH_DIR) throw new Error('SEARCH_DIR must be set to the folder where the service keeps its data.');
  if (!SEARCH_ADMIN_KEY) throw new Error('SEARCH_ADMIN_KEY must be set to the key that may do everything.');
  return { port, directory: SEARCH_DIR, adminKey: SEARCH_ADMIN_KEY };
}
