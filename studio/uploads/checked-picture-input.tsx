import type { InputProps } from 'sanity';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { withoutStaleAlt } from './fresh-alt.ts';
import { GuardedFiles } from './guarded-files.tsx';

const any = () => true;

/**
 * The form of a picture: accepts only pictures, and clears the alternative text when the picture is
 * replaced (CMS-03).
 */
export function CheckedPictureInput(props: InputProps) {
  const { _ref } = unknownFields(unknownFields(props.value).asset);
  const before = typeof _ref === 'string' ? _ref : undefined;
  const change: InputProps['onChange'] = (patches) => props.onChange(withoutStaleAlt(patches, before));
  return <GuardedFiles wants={any}>{props.renderDefault({ ...props, onChange: change } as InputProps)}</GuardedFiles>;
}
