import { describe, expect, it } from 'vitest';
import { hostedDataset } from './content-service.ts';

const env = {
  CONTRACT_SANITY_PROJECT_ID: 'abc',
  CONTRACT_SANITY_DATASET: 'contract-tests',
  CONTRACT_SANITY_TOKEN: 'secret',
};

describe('[CMS-04] where the contracts run', () => {
  it('[CMS-04] against the embedded service, or the hosted dataset that the environment names', () => {
    expect(hostedDataset({})).toBeNull();
    expect(hostedDataset(env)).toMatchObject({ projectId: 'abc', dataset: 'contract-tests', token: 'secret' });
  });

  it('never against half a setting, nor a dataset that was not made for it: they empty it', () => {
    expect(() => hostedDataset({ ...env, CONTRACT_SANITY_TOKEN: '' })).toThrow(/or none of them/);
    expect(() => hostedDataset({ ...env, CONTRACT_SANITY_DATASET: 'production' })).toThrow(/"production" has not/);
  });
});
