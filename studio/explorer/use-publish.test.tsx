// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePublish } from './use-publish.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const execute = vi.fn();
const settled = {
  draft: { _rev: 'two' } as { _rev: string } | null,
  isSyncing: false,
  isValidating: false,
  revision: 'two',
  level: 'info' as 'info' | 'error',
};
let state = settled;

vi.mock('sanity', () => ({
  getDraftId: (id: string) => `drafts.${id}`,
  useEditState: () => ({ draft: state.draft }),
  useDocumentOperation: () => ({ publish: { disabled: false, execute }, discardChanges: { disabled: false } }),
  useSyncState: () => ({ isSyncing: state.isSyncing }),
  useValidationStatus: () => ({
    isValidating: state.isValidating,
    revision: state.revision,
    validation: [{ level: state.level }],
  }),
}));

const root = createRoot(document.createElement('div'));
let button: ReturnType<typeof usePublish>;
function Reader() {
  button = usePublish('override-a', 'dealerOverride');
  return null;
}
const show = (next: Partial<typeof settled> = {}) =>
  act(() => {
    state = { ...settled, ...next };
    root.render(<Reader />);
  });
const press = () => act(() => button.publish());

describe('[PLUS-02] Publish beside the explorer', () => {
  beforeEach(() => {
    execute.mockClear();
    act(() => root.render(null));
  });

  it('publishes at once what is stored and valid', () => {
    show();
    press();
    expect(execute).toHaveBeenCalledTimes(1);
    expect(button.isScheduled).toBe(false);
  });

  it.each([
    ['has not reached the content', { isSyncing: true }],
    ['is being validated', { isValidating: true }],
    ['was changed after the validation', { revision: 'one' }],
  ])('waits while the last change %s, and publishes once', (_, pending) => {
    show(pending);
    press();
    expect([execute.mock.calls.length, button.isScheduled, button.canPublish]).toEqual([0, true, false]);
    show();
    expect([execute.mock.calls.length, button.isScheduled]).toEqual([1, false]);
    show();
    expect(execute).toHaveBeenCalledTimes(1);
  });

  it('publishes nothing that turns out to be wrong', () => {
    show({ isValidating: true });
    press();
    show({ level: 'error' });
    expect([execute.mock.calls.length, button.isScheduled, button.hasErrors]).toEqual([0, false, true]);
  });

  it('forgets the press once there is no draft any more', () => {
    show({ isSyncing: true });
    press();
    show({ isSyncing: true, draft: null });
    expect([button.isScheduled, button.hasDraft]).toEqual([false, false]);
    show();
    expect(execute).not.toHaveBeenCalled();
  });
});
