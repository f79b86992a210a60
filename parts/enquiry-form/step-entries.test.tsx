// @vitest-environment jsdom
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { useStepHistory } from './step-history-client.ts';

type Steps = ReturnType<typeof useStepHistory>;

async function form() {
  const shown = vi.fn();
  let steps: Steps | undefined;
  function Form() {
    const element = useRef<HTMLFormElement>(null);
    steps = useStepHistory(element, 'trade-in', shown);
    return <form ref={element} />;
  }
  const part = await mounted(<Form />);
  if (!steps) throw new Error('The form has no steps.');
  return { part, shown, steps };
}

it('[FORM-05] the way back of a resumed form leads step by step to where it was resumed', async () => {
  const { part, shown, steps } = await form();
  steps.push(3);
  steps.push(4);
  for (const step of [3, 2]) {
    window.history.back();
    await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(step));
  }
  expect(steps.back(2)).toBe(false);
  await part.end();
});

it('[FORM-05] a form that is started again leaves no later step behind the first', async () => {
  const { part, shown, steps } = await form();
  window.history.pushState({}, '', '/trade-in');
  steps.push(1);
  steps.push(2);
  steps.restart();
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(0));
  expect([window.history.state, steps.back(2)]).toEqual([{ formStep: { name: 'trade-in', step: 0, depth: 0 } }, false]);
  await part.end();
});
