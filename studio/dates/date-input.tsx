import { CalendarIcon } from '@sanity/icons/Calendar';
import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { FormField, type InputProps, type StringInputProps, set, unset } from 'sanity';
import { dayOf, momentOf, readDate, written } from './read-date.ts';

const kinds = ['date', 'datetime'];
export const isDate = ({ schemaType }: InputProps): boolean => kinds.includes(schemaType.name);

/**
 * An input for a date, optionally with time, in Australian notation. Unreadable text stays in the
 * field, whose validation prevents publishing: an empty date would mean "at once" or "for ever".
 */
export function DateInput(props: InputProps) {
  const { schemaType, id, path, validation } = props;
  const { title, description } = schemaType;
  const field = <DateField {...(props as StringInputProps)} withTime={schemaType.name === 'datetime'} />;
  // The studio renders no title for such a field.
  return schemaType.name === 'date' ? (
    field
  ) : (
    <div data-testid={`field-${id}`}>
      <FormField inputId={id} title={title} description={description} path={path} validation={validation}>
        {field}
      </FormField>
    </div>
  );
}

function DateField({
  withTime,
  value = '',
  onChange,
  elementProps,
  readOnly = false,
  validation,
}: StringInputProps & { withTime: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = validation.find(({ level }) => level === 'error')?.message;
  const take = (text: string) => onChange(text.trim() === '' ? unset() : set(storedAs(text, withTime)));
  const type = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(text);
    take(text);
  };
  return (
    <Stack gap={2}>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            {...elementProps}
            autoComplete="off"
            value={typed ?? written(value, withTime)}
            placeholder={withTime ? '28/11/2026 09:00' : '28/11/2026'}
            readOnly={readOnly}
            customValidity={wrong}
            onChange={type}
            onBlur={(event) => {
              setTyped(null);
              elementProps.onBlur(event);
            }}
          />
        </Box>
        {!readOnly && <DayPicker withTime={withTime} onPick={take} />}
      </Flex>
      <Text size={1} muted role="status">
        {spoken(value, withTime)}
      </Text>
    </Stack>
  );
}

/** The browser's own calendar behind a button. */
function DayPicker({ withTime, onPick }: { withTime: boolean; onPick: (text: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Box style={{ position: 'relative' }}>
      <input
        ref={picker}
        type={withTime ? 'datetime-local' : 'date'}
        tabIndex={-1}
        aria-hidden
        style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', width: '100%' }}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      />
      <Button
        type="button"
        mode="ghost"
        icon={CalendarIcon}
        aria-label="Choose in a calendar"
        onClick={() => picker.current?.showPicker()}
      />
    </Box>
  );
}

function storedAs(text: string, withTime: boolean): string {
  const date = readDate(text);
  if (!date) return text;
  return withTime ? momentOf(date) : dayOf(date);
}

/** The date in words, which makes a wrong digit visible. */
function spoken(value: string, withTime: boolean): string {
  const date = new Date(withTime ? value : `${value}T00:00`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(date.getTime())) return '';
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return withTime
    ? date.toLocaleString('en-AU', { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
    : date.toLocaleDateString('en-AU', day);
}
