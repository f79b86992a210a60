import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { CarSummary } from './car-summary.tsx';
import { EndedView } from './ended-view.tsx';
import { CancelView, HeldView, heldSummary } from './held-view.tsx';
import { Papers } from './papers.tsx';
import { PendingView } from './pending-view.tsx';
import type { ReservationProps } from './reservation-props.ts';

/** A reservation in any state (CHK-02), with the money and the actions. */
export function ReservationPage(props: ReservationProps) {
  const { hold, isCancelling, failed } = props;
  const isOpen = hold.state === 'pending' || hold.state === 'held';
  return (
    <div className="wrap grid content-start gap-x-12 gap-y-8 py-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
      <div className="grid min-w-0 content-start gap-6">
        {failed && (
          <p role="alert" data-testid="error-warning" className="form-alert">
            That could not be done, and nothing has changed. Please try again in a moment, or call us.
          </p>
        )}
        {isCancelling && isOpen ? (
          <CancelView {...props} />
        ) : hold.state === 'pending' ? (
          <PendingView {...props} />
        ) : hold.state === 'held' ? (
          <HeldView {...props} />
        ) : (
          <EndedView {...props} />
        )}
        {!isOpen && <Papers hold={hold} papers={props.papers} />}
        <p>
          <a
            className="tap text-link text-small underline underline-offset-3"
            href={pathOfRoute('vehicle', { slug: hold.car.slug })}
          >
            Back to the car
          </a>
        </p>
      </div>
      <CarSummary car={hold.car} {...heldSummary(hold)} />
    </div>
  );
}
