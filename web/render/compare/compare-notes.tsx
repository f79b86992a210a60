import { type CompareAddress, maxCompared } from '@/domain/routes/compare-address.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { address: CompareAddress; found: number; siteName: string };

/** States which vehicles of the address are not shown, and why; not those of other sites. */
export function CompareNotes({ address, found, siteName }: Props) {
  const missing = address.slugs.length - found;
  const notes = [
    address.more && `${maxCompared} cars fit side by side. These are the first ${maxCompared} of this link.`,
    missing > 0 &&
      `${counted(missing, 'cars')} in this link ${missing === 1 ? 'is' : 'are'} not in the stock of ${siteName}.`,
    address.unreadable && 'Part of this link could not be read. Check that it was copied whole.',
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="my-3 flex gap-3 rounded-md bg-info-bg px-4 py-3.5 text-info text-small print:hidden">
      <Icon name="info" size={20} className="mt-0.5 shrink-0" />
      {note}
    </p>
  ));
}
