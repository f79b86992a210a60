import type { InputProps } from 'sanity';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { withoutStaleAlt } from './fresh-alt.ts';
import { GuardedFiles } from './guarded-files.tsx';

const any = () => true;

/**
 * The form of a picture: whatever file comes to it has to be one, and the text for a former picture
 * do not stay with a new one (CMS-03).
 */
export function CheckedPictureInput(props: InputProps) {
  const { _ref } = unknownFields(unknownFields(props.value).asset);
  const before = typeof _ref === 'string' ? _ref : undefined;
  const change: InputProps['onChange'] = (patches) => props.onChange(withoutStaleAlt(patches, before));
  return <GuardedFiles wants={any}>{props.renderDefault({ ...props, onChange: change } as InputProps)}</GuardedFiles>;
}
