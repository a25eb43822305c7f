/**
 * @typedef {object} Finding
 * @property {string} name of the package
 * @property {string} severity as npm has it, from `info` to `critical`
 * @property {string} title of the advisory, or the package through which it comes
 *
 * @typedef {{ answered: true, findings: readonly Finding[] } | { answered: false, why: string }} Audit
 */

const WORST_FIRST = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * What `npm audit --json` printed. Anything but a report means that nobody looked, whatever else
 * it says: silence is no clean bill.
 * @param {string} text
 * @returns {Audit}
 */
export function parseAudit(text) {
  const report = parse(text);
  const { vulnerabilities, metadata } = report;
  if (typeof vulnerabilities !== 'object' || typeof metadata?.vulnerabilities?.total !== 'number') {
    const why = String(report.message ?? report.error?.summary ?? 'npm printed no report');
    return { answered: false, why: why.split('\n', 1)[0] || 'the registry gave no reason' };
  }
  const findings = Object.entries(vulnerabilities).map(([name, { severity, via }]) => {
    const [first] = via ?? [];
    const title = typeof first === 'string' ? `through ${first}` : (first?.title ?? 'no title');
    return { name, severity, title };
  });
  const rank = (/** @type {Finding} */ { severity }) => WORST_FIRST.indexOf(severity);
  return { answered: true, findings: findings.sort((a, b) => rank(a) - rank(b)) };
}

/**
 * @param {string} text
 * @returns {any} an empty report where it is none
 */
function parse(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {Audit} run what the referee runs with
 * @param {Audit} all that and the tools it is built and tested with
 * @returns {{ code: 0 | 1 | 2, lines: readonly string[] }} 0: nothing known; 1: something; 2: nobody looked
 */
export function verdict(run, all) {
  if (!run.answered) {
    const lines = [
      `The registry did not answer: ${run.why}.`,
      'Nothing was checked. Try again where npm can reach a registry with advisories.',
    ];
    return { code: 2, lines };
  }
  const lines = run.findings.map(describe);
  if (run.findings.length === 0)
    lines.push('No advisories for the packages that the referee runs with.');
  const known = new Set(run.findings.map(({ name }) => name));
  const tools = all.answered ? all.findings.filter(({ name }) => !known.has(name)) : [];
  if (!all.answered) lines.push(`Tools for building and testing were not checked: ${all.why}.`);
  else if (tools.length > 0) {
    lines.push('Advisories for tools for building and testing, which the referee does not run:');
    lines.push(...tools.map(describe));
  }
  return { code: run.findings.length === 0 ? 0 : 1, lines };
}

/** @param {Finding} finding */
function describe({ name, severity, title }) {
  return `${severity.padEnd(9)} ${name}: ${title}`;
}
