import { npm } from '../setup/npm';
import { run } from '../setup/run';

/** What the registry knows of the packages that ship: nothing bad, some advisories, or no answer and why. */
export type Audit = { advisories: string[] } | { unasked: string };

/** Asks the registry for advisories against what is not only for development. */
export async function audit(): Promise<Audit> {
  const [command, args] = npm('audit', '--omit=dev', '--json');
  const { output } = await run(command, args);
  return readAudit(output);
}

/** Reads what `npm audit --json` printed, warnings around the JSON included. */
export function readAudit(output: string): Audit {
  const report = parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
  const found = report?.vulnerabilities;
  if (!found || report.error)
    return { unasked: String(report?.message ?? report?.error?.summary ?? output.trim().split('\n', 1)[0]) };
  return { advisories: Object.values(found).map(describe) };
}

interface Report {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  severity: string;
  range: string;
  via: (string | { title: string; url: string })[];
}

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe({ name, severity, range, via }: Vulnerability): string {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? `through ${reason}` : `${reason.title} (${reason.url})`,
  );
  return `${name} ${range}: ${severity}; ${reasons.join('; ')}`;
}
