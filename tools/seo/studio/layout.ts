import { html, type Html, type Part } from './html';
import { counted } from '../findings/print';
import { LEVELS, type Finding, type Level } from '../findings/finding';
import type { StudioData } from './studio-data';

/** A page of the studio, with the bar that all of them have. */
export function layout({ site, problem }: StudioData, title: string, main: Part): Html {
  return html`<!doctype html>
<html lang="en-IN"${site.draft && html` data-live=""`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Search and share studio</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="studio.css">
<script src="studio.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
  <a class="brand" href="index.html"><img src="icon-light.svg" alt="" width="32" height="32"> Search and share studio</a>
  <p class="origin">${site.draft ? html`<strong class="draft">Draft</strong> <span id="live" role="status">read from ${site.name} as you write</span>` : html`Read from the build in <b>${site.name}</b>`}</p>
</header>
${problem && html`<div class="problem" role="alert"><p>What you see may be old. ${problem.what}</p>${problem.lines.length > 0 && html`<ul>${problem.lines.map(wrongWords)}</ul>`}</div>`}
<main id="main" tabindex="-1">${main}</main>
</body>
</html>
`;
}

/** A line of the content check as a sentence that says what to do; any other line as it is. */
function wrongWords(line: string): Html {
  const [, file, page, field, expected] = /^(\S+) · page: (.+?) · field: (.+?) · (.+)$/s.exec(line) ?? [];
  return file ? html`<li><b>${page}</b>: change <b>${field}</b> in <code>${file}</code>: ${expected}</li>` : html`<li>${line}</li>`;
}

const MARKS: Record<Level, string> = { error: '✕', warning: '!', note: 'i' };

/** How bad something is, as a mark with its name for those who do not see it. */
export function levelMark(level: Level, count?: number): Html {
  const name = count === undefined ? level : counted(count, level);
  return html`<span class="level ${level}"><span aria-hidden="true">${MARKS[level]}${count !== undefined && html` ${count}`}</span><span class="hidden">${name}</span></span>`;
}

/** One mark for each level that a list has, with its count; a tick where it has none. */
export function levelMarks(findings: Finding[]): Html {
  const counts = LEVELS.map((level) => ({ level, count: findings.filter((finding) => finding.level === level).length }));
  if (findings.length === 0) return html`<span class="level fine"><span aria-hidden="true">✓</span><span class="hidden">nothing found</span></span>`;
  return html`${counts.filter(({ count }) => count > 0).map(({ level, count }) => levelMark(level, count))}`;
}

/** As {@link levelMarks}, for a list of pages: where there is nothing to do, one tick says so. */
export function workMarks(findings: Finding[]): Html {
  const work = findings.filter(({ level }) => level !== 'note');
  if (work.length > 0 || findings.length === 0) return levelMarks(work);
  return html`<span class="level fine"><span aria-hidden="true">✓</span><span class="hidden">notes only</span></span>`;
}

/** What was found, each with what to change. */
export function findingList(findings: Finding[]): Html {
  return html`<ul class="findings">${findings.map(
    ({ level, topic, what, where }) => html`<li>${levelMark(level)}<div><p class="what">${what}</p><p class="where"><span class="topic">${topic}</span> Change <b>${where.field}</b> in <code>${where.file}</code>${topic === 'too long' && level === 'warning' && html` · <a href="#search">See the cut</a>`}</p></div></li>`,
  )}</ul>`;
}
