import { type InputProps, useFormValue } from 'sanity';
import { usePresentationParams } from 'sanity/presentation';
import { type OwnedDocument, OwnHost } from './elsewhere/own-host.tsx';
import { DisclaimerInput, isLenderDisclaimer } from './finance/disclaimer-input.tsx';
import { isPlaced, PlacedInput } from './placing/placed-input.tsx';
import { isSearchRules, SearchRulesInput } from './search/search-rules-input.tsx';
import { StockBoundInput } from './stock/stock-bound-input.tsx';
import { CheckedPictureInput } from './uploads/checked-picture-input.tsx';

/** What the product adds around the studio's own inputs. */
export function FormInput(props: InputProps) {
  const besidePreview = usePresentationParams(false) !== null;
  if (!besidePreview || props.path.length > 0) return <ProductInput {...props} />;
  return (
    <OwnHost document={(props.value ?? {}) as OwnedDocument}>
      <ProductInput {...props} />
    </OwnHost>
  );
}

function ProductInput(props: InputProps) {
  const documentType = useFormValue(['_type']);
  if (isSearchRules(props)) return <SearchRulesInput {...props} />;
  if (isPlaced(props)) return <PlacedInput {...props} />;
  if (isLenderDisclaimer(props, documentType)) return <DisclaimerInput {...props} />;
  return props.schemaType.name === 'picture' ? <CheckedPictureInput {...props} /> : <StockBoundInput {...props} />;
}
