import { html, type Html, type Part } from './html';
import { counted } from '../findings/print';
import { LEVELS, type Finding, type Level } from '../findings/finding';
import { PLACEHOLDER_SITE } from '../../../lib/env';
import type { SiteRecord } from '../read/read-site';
import { hostOf, originOf, type Problem, type StudioData } from './studio-data';

/** A page of the studio, with the bar that all of them have. */
export function layout({ site, findings, problem }: StudioData, title: string, main: Part): Html {
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
  <nav class="views" aria-label="Studio"><a href="index.html">All pages</a><a href="try.html">Try words</a></nav>
  <p class="origin">${site.draft ? html`<strong class="draft">Draft</strong> <span id="live" role="status">read as you write</span>` : html`Read from the build in <b>${site.name}</b>`}${site.pages.length > 0 && html` · ${origin(site)}`}</p>
</header>
${problem && trouble(problem, findings)}
<main id="main" tabindex="-1"${problem?.old && html` class="old"`}>${main}</main>
</body>
</html>
`;
}

/** The address that pages are shown with, and how to change it where it is none of a real site. */
function origin(site: SiteRecord): Html {
  const placeholder = originOf(site) === PLACEHOLDER_SITE;
  return html`shown as <b>${hostOf(site)}</b>${placeholder && html` <span class="placeholder">placeholder: set NEXT_PUBLIC_SITE_URL</span>`}`;
}

/** Why a draft is not in order, above all that is shown of it. */
function trouble({ reason, old, readAt }: Problem, findings: Finding[]): Html {
  const wrong = findings.filter(({ topic }) => topic === 'draft');
  const day = readAt && new Date(readAt).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
  const state = !old
    ? 'Some words that were saved stop the build.'
    : day
      ? `This draft cannot be read. What stands below is old: it was read on ${day}.`
      : 'This draft cannot be read.';
  return html`<div class="problem" role="alert"><p><strong>${state}</strong> ${reason}</p>${wrong.length > 0 && findingList(wrong)}</div>`;
}

const MARKS: Record<Level, string> = { error: '✕', warning: '!', note: 'i' };

/** How bad something is, as a mark with its name for those who do not see it. */
export function levelMark(level: Level, count?: number): Html {
  const name = count === undefined ? level : counted(count, level);
  return html`<span class="level ${level}"><span aria-hidden="true">${MARKS[level]}${count !== undefined && html` ${count}`}</span><span class="hidden">${name}</span></span>`;
}

/** One mark for each level that a list has, with its count. Where it has none a tick, or a question mark where nobody knows. */
export function levelMarks(findings: Finding[], { problem }: StudioData): Html {
  if (findings.length === 0)
    return problem?.old ? fine('?', 'not known: the draft cannot be read', 'unknown') : fine('✓', 'nothing found');
  const counts = LEVELS.map((level) => ({
    level,
    count: findings.filter((finding) => finding.level === level).length,
  }));
  return html`${counts.filter(({ count }) => count > 0).map(({ level, count }) => levelMark(level, count))}`;
}

/** As {@link levelMarks}, for a list of pages: where there is nothing to do, one tick says so. */
export function workMarks(findings: Finding[], data: StudioData): Html {
  const work = findings.filter(({ level }) => level !== 'note');
  return work.length > 0 || findings.length === 0 || data.problem?.old
    ? levelMarks(work, data)
    : fine('✓', 'notes only');
}

const fine = (mark: string, name: string, kind = 'fine') =>
  html`<span class="level ${kind}"><span aria-hidden="true">${mark}</span><span class="hidden">${name}</span></span>`;

/**
 * What was found, each with what to change.
 *
 * @param picture shows what a finding means, where words alone do not
 */
export function findingList(findings: Finding[], picture: (finding: Finding) => Html | false = () => false): Html {
  return html`<ul class="findings">${findings.map((finding) => {
    const { level, topic, what, where } = finding;
    return html`<li>${levelMark(level)}<div><p class="what">${what}</p><p class="where"><span class="topic">${topic}</span> Change <b>${where.field}</b> in <code>${where.file}</code></p>${picture(finding)}</div></li>`;
  })}</ul>`;
}
