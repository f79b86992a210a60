/** A real cluster, when the environment names one that is there for the contracts alone: they empty it (docs/operations.md). */
export const cluster = clusterOf(process.env);

function clusterOf({ CONTRACT_TYPESENSE_URL: url, CONTRACT_TYPESENSE_KEY: key }: NodeJS.ProcessEnv) {
  if (!url && !key) return null;
  if (!url || !key) throw new Error('Set CONTRACT_TYPESENSE_URL and CONTRACT_TYPESENSE_KEY, or neither.');
  return { url: url.replace(/\/$/, ''), key };
}
