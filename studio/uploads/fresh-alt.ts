import { type FormPatch, PatchEvent, unset } from 'sanity';

type Patches = FormPatch | FormPatch[] | PatchEvent;

/** Adds to patches that replace a picture the removal of its alternative text (CMS-03). */
export function withoutStaleAlt(patches: Patches, current: string | undefined): Patches {
  const list = PatchEvent.from(patches).patches;
  const bringsAnother = list.some((patch) => isOfAsset(patch) && assetOf(patch) !== current);
  const setsAlt = list.some(({ path }) => path[0] === 'alt');
  return current && bringsAnother && !setsAlt ? PatchEvent.from([...list, unset(['alt'])]) : patches;
}

const isOfAsset = ({ type, path }: FormPatch): boolean =>
  (type === 'set' || type === 'unset') && path.length === 1 && path[0] === 'asset';

function assetOf(patch: FormPatch): unknown {
  return patch.type === 'set' && typeof patch.value === 'object' && patch.value !== null && '_ref' in patch.value
    ? patch.value._ref
    : undefined;
}
