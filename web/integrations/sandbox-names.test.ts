import { describe, expect, it } from 'vitest';
import { readVariables } from '@/web/platform/env.ts';
import * as crm from './crm/http.ts';
import * as mail from './mail/http.ts';
import * as payments from './payments/http.ts';
import * as sms from './sms/http.ts';

const beside = {
  CRM_URL: 'http://127.0.0.1:9/leads',
  SMTP_URL: 'smtp://localhost:9',
  SMS_URL: 'http://[::1]:9/texts',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** The adapters of services on this machine. */
function opened(SANDBOXES?: string) {
  const from = { ...beside, SANDBOXES };
  return {
    crm: crm.open(readVariables(crm.variables, from)),
    mail: mail.open(readVariables(mail.variables, from)),
    payments: payments.open(readVariables(payments.variables, from)),
    sms: sms.open(readVariables(sms.variables, from)),
  };
}

describe('a service on the web’s own machine', () => {
  it('[OPS-02] is a vendor’s, whose texts arrive at a phone', () => {
    const adapters = opened();
    expect(Object.values(adapters).map((adapter) => adapter?.kind)).toEqual(Array(4).fill('vendor'));
    expect(adapters.sms?.inbox).toBeUndefined();
  });

  it('[OPS-02] [SAVE-06] is a sandbox where the environment names it as one', () => {
    const all = opened('mail,crm,sms,payments');
    expect(Object.values(all).map((adapter) => adapter?.kind)).toEqual(Array(4).fill('sandbox'));
    expect(all.sms?.inbox).toBe('http://[::1]:9/texts');
    const { mail, crm, sms } = opened(' sms , mail');
    expect([mail?.kind, crm?.kind, sms?.kind]).toEqual(['sandbox', 'vendor', 'sandbox']);
  });
});
