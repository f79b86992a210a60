import { dealerComments } from '@/domain/stock/vehicle-page/dealer-comments.ts';

/** The dealer's comments on the vehicle under their heading (VDP-06). */
export function VehicleComments({ written }: { written: string }) {
  return (
    <section id="dealer-comments" className="scroll-mt-24">
      <h2 className="mb-4">Dealer comments</h2>
      <CommentText written={written} />
    </section>
  );
}

/** The comments; long ones are cut and open without script. On paper they are whole. */
export function CommentText({ written }: { written: string }) {
  const { paragraphs, short } = dealerComments(written);
  const whole = paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once and never reordered
    <p key={at} className="mb-3 last:mb-0">
      {paragraph}
    </p>
  ));
  if (short === null) return <div className="max-w-[68ch] leading-[1.6]">{whole}</div>;
  return (
    <details className="max-w-[68ch] leading-[1.6]">
      <summary className="list-none [&::-webkit-details-marker]:hidden cursor-pointer">
        <span className="in-open:hidden">{short} </span>
        <span className="tap inline-flex items-center font-semibold text-link underline underline-offset-3 in-open:hidden">
          Show More
        </span>
        <span className="tap hidden items-center font-semibold text-link underline underline-offset-3 in-open:inline-flex">
          Show Less
        </span>
      </summary>
      <div>{whole}</div>
    </details>
  );
}
