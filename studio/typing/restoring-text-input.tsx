import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { getPublishedId, type InputProps, type StringInputProps, set, unset, useFormValue, useSyncState } from 'sanity';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { OwnWords } from './own-words.ts';

const kinds = ['string', 'text'];
export const isFreeText = (props: InputProps): props is StringInputProps =>
  kinds.includes(props.schemaType.name) && !unknownFields(props.schemaType.options).list;

/**
 * A text input that keeps the newest letters during a colleague's publish, and writes them again if
 * that removes them.
 */
export function RestoringTextInput(props: StringInputProps) {
  const { value = '', onChange, elementProps, readOnly = false } = props;
  const ownRef = useRef<OwnWords>(null);
  ownRef.current ??= new OwnWords();
  const own = ownRef.current;
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    const lost = held === null && !readOnly ? own.lost(value, Date.now()) : null;
    if (lost !== null) setHeld(lost);
  }, [value, held, readOnly, own]);
  // The form is read-only for a moment when a publish arrives: typing goes on.
  const typesOn = readOnly && own.isTyping(Date.now());
  const shown = held ?? value;
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    own.type(event.currentTarget.value, shown, Date.now());
    if (typesOn || held !== null) setHeld(event.currentTarget.value);
    else elementProps.onChange(event);
  };
  const leave: typeof elementProps.onBlur = (event) => {
    own.leave(Date.now());
    elementProps.onBlur(event);
  };
  const write = () => {
    setHeld(null);
    if (held !== null && held !== value) onChange(held === '' ? unset() : set(held));
  };
  const input = props.renderDefault({
    ...props,
    readOnly: readOnly && !typesOn,
    elementProps: {
      ...elementProps,
      ...(held !== null && { value: held }),
      readOnly: readOnly && !typesOn,
      onChange: type,
      onBlur: leave,
    },
  });
  return (
    <>
      {input}
      {held !== null && !readOnly && <OnceSettled value={value} run={write} />}
    </>
  );
}

const settledAfterMs = 200;

/**
 * Calls `run` when the form shows the stored text. Letters sent to a deleted draft reach the next
 * draft late: a text written before that would have them twice.
 */
function OnceSettled({ value, run }: { value: string; run: () => void }) {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''));
  const { isSyncing } = useSyncState(id, String(useFormValue(['_type']) ?? ''));
  const runRef = useRef(run);
  useEffect(() => {
    runRef.current = run;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value starts the wait again.
  useEffect(() => {
    if (isSyncing) return;
    const timer = setTimeout(() => runRef.current(), settledAfterMs);
    return () => clearTimeout(timer);
  }, [isSyncing, value]);
  return null;
}
