import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { speech, t } from '../../messages/index.svelte.js';
import FindingList from './FindingList.svelte';

beforeAll(() => speech.need('records'));

it('says what is wrong in the reader’s language, not in the words of the verifier', () => {
  const findings = [{ where: 'heads', code: 'HEAD', detail: 'the entries make 3 heads' }] as const;
  const { body } = render(FindingList, {
    props: { report: { findings, found: 1 }, messages: t.records },
  });
  expect(body).toContain(t.records.findings.HEAD);
  expect(body).not.toContain('the entries make');
});
