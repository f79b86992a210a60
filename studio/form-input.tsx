import { type InputProps, useFormValue } from 'sanity';
import { usePresentationParams } from 'sanity/presentation';
import { ApprovalInput, isApproval } from './approving/approval-input.tsx';
import { DateInput, isDate } from './dates/date-input.tsx';
import { type OwnedDocument, OwnHost } from './elsewhere/own-host.tsx';
import { DisclaimerInput, isLenderDisclaimer } from './finance/disclaimer-input.tsx';
import { isPlaced, PlacedInput } from './placing/placed-input.tsx';
import { isSearchRules, SearchRulesInput } from './search/search-rules-input.tsx';
import { StockBoundInput } from './stock/stock-bound-input.tsx';
import { isFreeText, RestoringTextInput } from './typing/restoring-text-input.tsx';
import { CheckedPictureInput } from './uploads/checked-picture-input.tsx';
import { GuardedFiles } from './uploads/guarded-files.tsx';

/** The product's additions around the studio's inputs. */
export function FormInput(props: InputProps) {
  const besidePreview = usePresentationParams(false) !== null;
  if (props.path.length > 0) return <ProductInput {...props} />;
  const whole = (
    <GuardedFiles>
      <ProductInput {...props} />
    </GuardedFiles>
  );
  if (!besidePreview) return whole;
  return <OwnHost document={(props.value ?? {}) as OwnedDocument}>{whole}</OwnHost>;
}

function ProductInput(props: InputProps) {
  const documentType = useFormValue(['_type']);
  if (isSearchRules(props)) return <SearchRulesInput {...props} />;
  if (isDate(props)) return <DateInput {...props} />;
  if (isPlaced(props)) return <PlacedInput {...props} />;
  if (isLenderDisclaimer(props, documentType)) return <DisclaimerInput {...props} />;
  if (isApproval(props, documentType)) return <ApprovalInput {...props} />;
  if (isFreeText(props)) return <RestoringTextInput {...props} />;
  return props.schemaType.name === 'picture' ? <CheckedPictureInput {...props} /> : <StockBoundInput {...props} />;
}
