import type { InputProps } from 'sanity';
import { StockBoundInput } from './stock/stock-bound-input.tsx';
import { CheckedPictureInput } from './uploads/checked-picture-input.tsx';

/** What the product adds around the studio's own inputs. */
export function FormInput(props: InputProps) {
  return props.schemaType.name === 'picture' ? <CheckedPictureInput {...props} /> : <StockBoundInput {...props} />;
}
