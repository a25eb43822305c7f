import { describe, expect, it } from 'vitest';
import { parseAudit, verdict } from './audit.mjs';

const report = (/** @type {object} */ vulnerabilities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } },
  });
const clean = parseAudit(report({}));
const leaky = { name: 'leaky', severity: 'high', via: [{ title: 'Leaks' }] };
const tool = { name: 'tool', severity: 'critical', via: ['leaky'] };

describe('what npm audit printed', () => {
  it('is read, the worst first', () => {
    const audit = parseAudit(
      report({ small: { severity: 'low', via: [] }, leaky: { ...leaky }, tool: { ...tool } }),
    );
    expect(audit).toEqual({
      answered: true,
      findings: [
        { name: 'tool', severity: 'critical', title: 'through leaky' },
        { name: 'leaky', severity: 'high', title: 'Leaks' },
        { name: 'small', severity: 'low', title: 'no title' },
      ],
    });
  });

  it.each([
    ['nothing', '', 'npm printed no report'],
    ['no JSON', 'npm error network', 'npm printed no report'],
    ['null', 'null', 'npm printed no report'],
    ['a refusal', '{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['an error', '{"error":{"code":"ENOLOCK","summary":"no lock"}}', 'no lock'],
    ['an empty error', '{"error":{"summary":""}}', 'the registry gave no reason'],
    ['half a report', '{"vulnerabilities":{}}', 'npm printed no report'],
  ])('is no clean bill when it is %s', (_, text, why) => {
    expect(parseAudit(text)).toEqual({ answered: false, why });
  });
});

describe('the verdict', () => {
  it('is 0 when nothing is known', () => {
    expect(verdict(clean, clean)).toMatchObject({ code: 0 });
  });

  it('is 1 when something is known of what runs', () => {
    const found = parseAudit(report({ leaky }));
    const { code, lines } = verdict(found, found);
    expect(code).toBe(1);
    expect(lines.join('\n')).toBe('high      leaky: Leaks');
  });

  it('is 0 with a note when only tools are concerned', () => {
    const { code, lines } = verdict(clean, parseAudit(report({ tool })));
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('critical  tool: through leaky');
  });

  it('is 2 when nobody answered, and says so', () => {
    const { code, lines } = verdict(parseAudit('{"message":"405"}'), clean);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain('did not answer: 405.');
    expect(lines.join('\n')).toContain('Nothing was checked.');
  });

  it('says when only the tools were not checked', () => {
    const { code, lines } = verdict(clean, parseAudit(''));
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('were not checked');
  });
});
