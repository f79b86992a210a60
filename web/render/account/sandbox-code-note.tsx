import { Icon } from '@/ui/icon/icon.tsx';

/**
 * Explains where a demo's code is, as it sends no texts; `inbox` is the sandbox's page of texts,
 * empty for none.
 */
export const SandboxCodeNote = ({ inbox, className = '' }: { inbox: string; className?: string }) => (
  <p className={`${className} flex gap-3 rounded-md bg-info-bg p-4 text-small`.trim()}>
    <Icon name="info" size={20} className="shrink-0 text-info" />
    <span>
      <b className="block">This is a demo site, so no text is sent.</b>
      {inbox ? (
        <a href={inbox} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          Read the code
        </a>
      ) : (
        'The code is in the data folder, under sandbox/sms.'
      )}
    </span>
  </p>
);
