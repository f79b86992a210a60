import { randomUUID } from 'node:crypto';
import { consentRecord } from '@/domain/accounts/alerts/alert-consent.ts';
import type { AlertChannel, AlertKind } from '@/domain/accounts/alerts/alert-kinds.ts';
import { confirmMail } from '@/domain/accounts/alerts/confirm-mail.ts';
import { mainTimeZone } from '@/domain/locations/location-choice.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import type { MailService } from '@/web/integrations/mail/port.ts';
import type { Account } from '@/web/records/account-sessions.ts';
import { agreeToAlerts, alertLinkOf, stopAlerts } from '@/web/records/alert-consents.ts';
import type { AccountServices } from '../account-services.ts';
import { addressMark } from '../secrets.ts';

type AlertChoice = { kinds: readonly AlertKind[]; channel: AlertChannel };
type Parts = {
  accounts: AccountServices;
  mail: MailService;
  site: SiteIdentity & SiteContact;
  account: Account;
  /** https://host of the request, for links. */
  origin: string;
  address: string;
};

/** The key of the garage's message afterwards. */
type AlertsSwitched =
  | 'alerts'
  | 'alerts-off'
  | 'alerts-choose'
  | 'alerts-email'
  | 'alerts-confirm'
  | 'alerts-unsent'
  | 'alerts-wait';

/**
 * Stores what a shopper agreed to, with the text they read (PLUS-21); without kinds nothing changes.
 * Mails wait until the owner of the address has confirmed it by a link.
 */
export async function switchAlerts(parts: Parts, { kinds, channel }: AlertChoice): Promise<AlertsSwitched> {
  const { accounts, site, account, origin } = parts;
  const { database } = accounts.records;
  if (kinds.length === 0) return 'alerts-choose';
  if (channel === 'mail' && account.email === '') return 'alerts-email';
  if (!(await accounts.limits.switches.take(account.id))) return 'alerts-wait';
  const terms = consentRecord(site.name, mainTimeZone(site), { kinds, channel });
  await agreeToAlerts(database, { account: account.id, site: site.slug }, { kinds, channel, terms, origin });
  return channel === 'mail' ? confirmed(parts) : 'alerts';
}

/** Ends all alerts of the shopper, who may do so without a limit. */
export async function endAlerts({ accounts, account }: Pick<Parts, 'accounts' | 'account'>): Promise<AlertsSwitched> {
  await stopAlerts(accounts.records.database, account.id, 'garage');
  return 'alerts-off';
}

async function confirmed({ accounts, mail, site, account, origin, address }: Parts): Promise<AlertsSwitched> {
  const link = await alertLinkOf(accounts.records.database, account.id);
  if (!link || link.confirmedEmail === account.email) return 'alerts';
  const { confirmMail: limit, confirmHere } = accounts.limits;
  if (!(await confirmHere.take(address)) || !(await limit.take(mailboxOf(account.email)))) return 'alerts-unsent';
  const mark = addressMark(accounts.key, account.id, account.email);
  try {
    await mail.send({
      ...confirmMail({ dealer: site.name, origin, token: link.token, mark }),
      id: randomUUID(),
      to: account.email,
      replyTo: '',
      fromName: site.name,
      attachments: [],
    });
    return 'alerts-confirm';
  } catch {
    return 'alerts-unsent';
  }
}

/** Spelling and tag (`name+tag@`) do not matter: it is one mailbox. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}
