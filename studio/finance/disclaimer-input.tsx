import { Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui';
import { useRef } from 'react';
import { type InputProps, set, useFormValue } from 'sanity';
import { placeholders } from '@/domain/finance/disclaimer-text.ts';
import {
  type DisclaimerSample,
  disclaimerSample,
  termsOfLenderDocument,
  termsOfSiteSettings,
} from '@/domain/site/disclaimer-sample.ts';
import type { LenderContent, TermsContent } from '@/domain/site/lender-record.ts';

/** Paths of a lender's disclaimer: in a lender document, and in a layer's finance settings. */
const places = new Set(['disclaimer', 'settings.finance.disclaimer']);

/** Excludes the disclaimers of offers, which have no figures. */
export const isLenderDisclaimer = ({ path, schemaType }: InputProps, documentType: unknown): boolean =>
  schemaType.name === 'text' && places.has(path.join('.')) && (documentType === 'lender' || path.length > 1);

/** The input of a disclaimer, with its placeholders and a live preview of the text (FIN-08). */
export function DisclaimerInput(props: InputProps) {
  const field = useRef<HTMLDivElement>(null);
  const text = typeof props.value === 'string' ? props.value : '';
  const terms = useTermsOfForm();
  const insert = (name: string) => {
    const at = field.current?.querySelector('textarea')?.selectionStart ?? text.length;
    props.onChange(set(`${text.slice(0, at)}{${name}}${text.slice(at)}`));
  };
  return (
    <Stack gap={3}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
        <div ref={field}>{props.renderDefault(props)}</div>
        <Sample sample={disclaimerSample(terms, text)} />
      </Grid>
      {!props.readOnly && (
        <Flex gap={1} wrap="wrap" role="group" aria-label="Put in a figure">
          {Object.keys(placeholders).map((name) => (
            <Button
              key={name}
              type="button"
              mode="ghost"
              fontSize={1}
              padding={2}
              text={`{${name}}`}
              onClick={() => insert(name)}
            />
          ))}
        </Flex>
      )}
    </Stack>
  );
}

function useTermsOfForm() {
  const document = (useFormValue([]) ?? {}) as { _type?: string; settings?: { finance?: TermsContent } };
  return document._type === 'lender'
    ? termsOfLenderDocument(document as LenderContent)
    : termsOfSiteSettings(document.settings?.finance ?? {});
}

function Sample({ sample: { title, shown, problem } }: { sample: DisclaimerSample }) {
  return (
    <Card tone={problem ? 'caution' : 'transparent'} padding={3} radius={2} border data-testid="disclaimer-sample">
      <Stack gap={3} aria-live="polite">
        <Text size={1} weight="medium">
          {title}
        </Text>
        {problem && <Text size={1}>{problem}</Text>}
        {shown && (
          <>
            <Text size={1}>*{shown.whole}</Text>
            {shown.short && (
              <Text size={1} muted>
                At first they see “*{shown.short}” and Show More.
              </Text>
            )}
            <Text size={1} muted>
              {shown.basis} {shown.warning}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
