import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { unfinishedWork } from '@/web/records/holds.ts';
import { papersOf } from '@/web/records/papers.ts';
import { applyDeposit } from './apply-deposit.ts';
import { extendHold } from './extend-hold.ts';
import { joinLine } from './join-line.ts';
import { newHold } from './purchases.fixture.ts';
import { releaseHold } from './release-hold.ts';
import { stateCar } from './state-car.ts';
import { tendHold } from './tend-hold.ts';

const all = new TestReservations();
const sale = {
  abn: '51 824 753 556',
  priceCents: 66_990_00,
  chargesCents: 3_000_00,
  luxuryTaxCents: 0,
  extras: [],
  buyer: '',
};
const [refused, mei] = [() => Promise.reject(new Error('refused')), { actor: 'Mei', reason: '' }];
const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);
/** The sweep leaves what is new to its job. */
const makeOld = () => all.postgres.query("update hold_events set at = at - interval '1 minute'");

describe('[CHK-02] a text that the gateway refuses', () => {
  it('holds up no mail, no later message and no paper; the mail leaves once, the text when it is taken', async () => {
    const hold = await all.held();
    const { services, texts, mails, work } = all.test;
    await work();
    texts.length = 0;
    mails.length = 0;
    const send = services.sms.send;
    services.sms.send = refused;
    await extendHold(services, hold.id, { ...mei, hours: 24 });
    await applyDeposit(services, hold.id, { ...mei, sale });
    await expect(tendHold(services, hold.id)).rejects.toThrow('refused');
    await expect(tendHold(services, hold.id)).rejects.toThrow('refused');
    expect(ids(mails).map((id) => id.split('-')[0])).toEqual(['hold', 'hold', 'paper']);
    expect((await papersOf(all.database, hold.id)).map(({ message }) => message)).toEqual([null, 'sent']);
    await makeOld();
    expect((await unfinishedWork(all.database)).holds).toEqual([hold.id]);
    services.sms.send = send;
    await tendHold(services, hold.id);
    expect(ids(texts)).toEqual(ids(mails).filter((id) => id.startsWith('hold')));
    expect((await unfinishedWork(all.database)).holds).toEqual([]);
  });

  it('a mail that cannot leave holds up no text, and leaves later', async () => {
    const hold = await all.held();
    const { services, texts, mails, work } = all.test;
    await work();
    mails.length = 0;
    const send = services.mail.send;
    services.mail.send = refused;
    await releaseHold(services, hold, { event: 'shopper-released' });
    await expect(tendHold(services, hold.id)).rejects.toThrow('refused');
    expect(texts.at(-1)?.text).toContain('You cancelled');
    services.mail.send = send;
    await tendHold(services, hold.id);
    expect(ids(mails)).toEqual([texts.at(-1)?.id]);
  });

  it('[PLUS-15] to the shopper next in line: the mail leaves, once', async () => {
    const hold = await all.reserved('car-1', nora, { depositCents: 0 });
    const { depositCents: _, hours: __, ...person } = newHold('car-1', '+61491570111');
    await joinLine(all.test.services, person);
    await all.test.work();
    const { services, mails } = all.test;
    const send = services.sms.send;
    services.sms.send = refused;
    await releaseHold(services, hold, { event: 'shopper-released' });
    for (let tries = 0; tries < 3; tries += 1)
      await expect(stateCar(services, 'car-1', 'always')).rejects.toThrow('refused');
    expect(ids(mails).filter((id) => id.startsWith('line'))).toHaveLength(1);
    expect((await unfinishedWork(all.database)).cars).toEqual(['car-1']);
    services.sms.send = send;
    await stateCar(services, 'car-1', 'always');
    expect(all.test.texts.at(-1)?.id).toMatch(/^line/);
    expect(ids(mails).filter((id) => id.startsWith('line'))).toHaveLength(1);
  });
});

describe('[PLUS-13] [CHK-02] a reservation that several processes tend at one moment', () => {
  it('sends each text, mail and paper once; what came meanwhile goes with a later job', async () => {
    const hold = await all.held();
    const { services, texts, mails, jobs, work } = all.test;
    await work();
    texts.length = 0;
    mails.length = 0;
    const draw = services.drawPaper;
    services.drawPaper = async (...paper) => {
      await pause(100);
      return draw(...paper);
    };
    await applyDeposit(services, hold.id, { ...mei, sale });
    await Promise.all(Array.from({ length: 4 }, () => tendHold(services, hold.id)));
    const later = jobs.filter(({ kind, at }) => kind === 'hold' && at && at.getTime() < Date.now() + 60_000);
    expect(later.length).toBeGreaterThan(0);
    for (const { id } of later) await tendHold(services, id);
    expect(ids(texts)).toHaveLength(new Set(ids(texts)).size);
    expect(ids(mails)).toHaveLength(new Set(ids(mails)).size);
    expect(ids(mails).map((id) => id.split('-')[0])).toEqual(['hold', 'paper']);
  });

  it('[PLUS-15] the next in line gets one text and one mail', async () => {
    const hold = await all.reserved('car-1', nora, { depositCents: 0 });
    const { depositCents: _, hours: __, ...person } = newHold('car-1', '+61491570111');
    await joinLine(all.test.services, person);
    await all.test.work();
    const { services, texts, mails } = all.test;
    await releaseHold(services, hold, { event: 'shopper-released' });
    await Promise.all(Array.from({ length: 4 }, () => stateCar(services, 'car-1', 'always')));
    expect(ids(texts).filter((id) => id.startsWith('line'))).toHaveLength(1);
    expect(ids(mails).filter((id) => id.startsWith('line'))).toHaveLength(1);
  });

  it('goes on where the process that sent has died', async () => {
    const hold = await all.held();
    const { services, texts } = all.test;
    await releaseHold(services, hold, { event: 'shopper-released' });
    const claim = `hold ${hold.id}`;
    await all.postgres.query("insert into message_claims values ($1, now() + interval '1 minute')", [claim]);
    texts.length = 0;
    await tendHold(services, hold.id);
    expect(texts).toEqual([]);
    await all.postgres.query("update message_claims set until = now() - interval '1 second'");
    await tendHold(services, hold.id);
    expect(texts).toHaveLength(1);
    expect(await all.postgres.query('select id from message_claims')).toEqual([]);
  });
});
