import { describe, expect, it } from 'vitest';
import { invitationPage, usedInvitationPage } from './invitation-page.ts';

const ann = { name: 'Ann', email: 'ann@dealer.example', code: 'the-code', present: null };

describe('the page of an invitation', () => {
  it('[PLUS-19] has a form for password managers, and no script', () => {
    const { body, headers, status } = invitationPage(ann);
    expect(status).toBe(200);
    expect(headers?.['content-security-policy']).toContain("default-src 'none'");
    for (const part of ['Welcome, Ann', 'autocomplete="username" readonly', 'autocomplete="new-password"'])
      expect(body).toContain(part);
    expect(body).not.toMatch(/role="alert"|signed out|<script/);
  });

  it('[PLUS-19] shows what is wrong and who is signed out, and contains no markup of a name', () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    const { body } = invitationPage({ ...ann, name, code: '"><b>', present: name, problem: 'Too short.' });
    expect(body).toContain('role="alert" id="problem">Too short.');
    expect(body).toContain('who is signed out');
    expect(body).not.toMatch(/<img|"><b>/);
  });

  it('[PLUS-19] leads to a sign-in when the link is used or too old', () => {
    const { body, status } = usedInvitationPage();
    expect(status).toBe(410);
    expect(body).toContain('Ask the person who sent it for a new one.');
    expect(body).toContain('<a href="login">Sign in</a>');
  });
});
