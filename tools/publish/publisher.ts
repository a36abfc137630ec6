import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseYaml } from '../../lib/content/parse';
import { writeFiles } from '../system/files';
import { type Change, changesIn, describeChange, messageOfChanges } from './changes';
import { Git } from './git';
import { mergeFile, type Side } from './merge';

/** The steps of publishing other than git. */
export interface Steps {
  make(): Promise<void>;
  check(): Promise<void>;
  /** Makes the file for an upload by hand, and returns its name. */
  pack(): Promise<string>;
}

export type Published = Awaited<ReturnType<Publisher['published']>>[number];

const isWords = (file: string) => /^content\/.*\.(yaml|md|txt)$/.test(file) || /^media\/masters\//.test(file);
/** Of the masters, publishing makes only the covers of the guides; all others are somebody's change. */
const isMade = (file: string) =>
  /^(public\/(cards|guides)|content\/generated)\//.test(file) ||
  /^(lib\/share-cards\.json|tools\/guide\/made-from\.json|media\/masters\/guide-[a-z-]+\.png)$/.test(file);
const isEdited = (file: string) => isWords(file) && !isMade(file);
const isPublishable = (file: string) => isWords(file) || isMade(file);

/** Two changes meet in the same text or file, so a person has to decide. */
export class Clash extends Error {}

/** Git keeps one of these while a merge or the like is not finished. */
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
const PUSH_TRIES = 3;
const MOST_PUBLISHED = 20;

export class Publisher {
  private readonly git: Git;
  /** By commit id. A commit never changes, so its changes are read only once. */
  private readonly known = new Map<string, Change[]>();

  constructor(
    private readonly project: string,
    private readonly steps: Steps,
    private readonly say: (line: string) => void = console.log,
  ) {
    this.git = new Git(project);
  }

  /** The changes since the last publish; `others` are the files that `publish` leaves out. */
  async state(): Promise<{ changes: Change[]; others: string[] }> {
    const start = await this.git.text('merge-base', (await this.place()).base, 'HEAD');
    const files = await this.changedSince(start);
    const [changes = []] = await this.changesOf([{ files, start }]);
    const here = await this.changedSince('HEAD');
    return { changes, others: here.filter((file) => !isPublishable(file)) };
  }

  /** @param side whose words to take if somebody else has changed the same text */
  async publish(side?: Side, message?: string): Promise<void> {
    const { branch, remote, base } = await this.place();
    for (let tries = 1; ; tries += 1) {
      if (remote) await this.fetch(remote);
      const { changes, others } = await this.state();
      const isAhead = (await this.git.text('rev-list', '--count', `${base}..HEAD`)) !== '0';
      if (remote && (await this.changedWords()).length === 0 && !isAhead)
        return this.say('Nothing has changed since the last publish.');
      if (others.length > 0) this.say(`Not published, because they are no words or pictures: ${others.join(', ')}`);
      await this.refuseOtherCommits(base);
      const text = message ?? (changes.length > 0 ? messageOfChanges(changes) : 'Publish the site again');
      if ((await this.git.text('rev-list', '--count', `HEAD..${base}`)) !== '0') await this.merge(base, text, side);
      const words = await this.changedWords();
      await this.steps.make();
      await this.steps.check();
      if (!isDeepStrictEqual(words, await this.changedWords()))
        throw new Error(
          'Words were saved while this ran, and nothing is online yet: publish again. To take something back, publish first, then take it back again.',
        );
      const packed = remote ? undefined : await this.steps.pack();
      await this.commit(text);
      if (packed) return this.say(`${packed} is ready to be uploaded: docs/deploy.md, "Shared hosting with cPanel".`);
      if (await this.push(remote!, branch, tries < PUSH_TRIES)) break;
    }
    this.say(
      `Pushed to ${remote}. The host now builds the site, which takes some minutes. If it refuses, the site stays online as it was, and the log of the host says why.`,
    );
  }

  /** Lists the latest commits of words or pictures, without those that also change other files, such as code. */
  async published() {
    const log = await this.git.text('log', '-n', '400', '--no-merges', '--name-only', '--date=format:%Y-%m-%d %H:%M', '--format=%x01%H%x02%an%x02%ad%x02%s%x02'); // prettier-ignore
    const commits = log
      .split('\x01')
      .map((entry) => {
        const [commit = '', by = '', on = '', subject = '', names = ''] = entry.split('\x02');
        return { commit, by, on, subject, files: names.split('\n').filter(Boolean) };
      })
      .filter(({ files }) => files.every(isPublishable) && files.some(isEdited))
      .slice(0, MOST_PUBLISHED);
    const fresh = commits.filter(({ commit }) => !this.known.has(commit));
    const found = await this.changesOf(fresh.map(({ commit, files }) => ({ files, start: `${commit}^`, end: commit })));
    for (const [at, { commit }] of fresh.entries()) this.known.set(commit, found[at]!);
    return commits
      .map(({ commit, by, on, subject }) => ({ commit, by, on, subject, changes: this.known.get(commit)! }))
      .filter(({ changes }) => changes.length > 0);
  }

  /** @param side for a text changed since: `mine` keeps the present words, `theirs` puts the old words back */
  async takeBack(commit: string, side?: Side): Promise<void> {
    const last = (await this.published()).find((one) => one.commit === commit);
    if (!last) throw new Error('Nothing was published under this number: look at the list again.');
    if ((await this.changedSince('HEAD')).some(isWords))
      throw new Error('There are changes that are not published: publish or undo them first.');
    const [before, after] = [`${commit}^`, commit];
    const names = (await this.git.list('diff', '--name-only', '-z', '--no-renames', before, after)).filter(isEdited);
    const read = await this.git.reader(names.flatMap((file) => [`${before}:${file}`, `${after}:${file}`]));
    const codes = this.codes();
    const found = names.map(async (file) => {
      const versions = { base: read(`${after}:${file}`), mine: this.read(file), theirs: read(`${before}:${file}`) };
      // All languages of a text go back together, because they have to say the same.
      const { merged, clashes } = await mergeFile(file, versions, side, codes);
      const back = merged || clashes.length === 0 ? changesIn(file, versions.mine, merged, codes) : [];
      return { file, mine: versions.mine, merged, clashes, back };
    });
    const files = await Promise.all(found);
    const clashes = files.flatMap((one) => one.clashes);
    const back = files.flatMap((one) => one.back).map(describeChange);
    if (clashes.length > 0)
      throw new Clash(
        [
          'Nothing was taken back, because these texts have changed again since: “mine” is how they are now, “theirs” how they were before.',
          ...clashes,
          ...(back.length > 0 ? ['With either, this goes back:', ...back] : []),
        ].join('\n'),
      );
    this.say(['This goes back:', ...back].join('\n'));
    this.write(files.map(({ file, merged }) => [file, merged]));
    const head = await this.git.text('rev-parse', 'HEAD');
    try {
      await this.publish(undefined, `Take back: ${last.subject}\n\n${back.join('\n')}`);
    } catch (error) {
      const isCommitted = (await this.git.text('rev-parse', 'HEAD')) !== head;
      if (!isCommitted) await this.undoTakeBack(files);
      throw error;
    }
  }

  private async undoTakeBack(files: readonly { file: string; mine: Buffer | null; merged: Buffer | null }[]) {
    for (const { file, mine, merged } of files) {
      // Keeps what somebody has saved in the file since.
      const kept = await mergeFile(file, { base: merged, mine: this.read(file), theirs: mine }, 'mine', this.codes());
      this.write([[file, kept.merged]]);
    }
    // Words saved meanwhile may need what was made, such as the list of pictures.
    if ((await this.changedWords()).length > 0) return;
    for (const file of (await this.changedSince('HEAD')).filter(isMade)) await this.restore(file, 'HEAD');
  }

  /** Puts a file back as it is in a commit, or deletes the file if the commit does not have it. */
  private async restore(file: string, commit: string): Promise<void> {
    if ((await this.git.maybe('checkout', commit, '--', file)) !== undefined) return;
    await this.git.maybe('rm', '--quiet', '--force', '--', file);
    this.write([[file, null]]);
  }

  /** @returns as `base`, the remote branch as of the last fetch, or HEAD without a remote */
  private async place() {
    const folder = await this.git.maybe('rev-parse', '--absolute-git-dir');
    if (!folder)
      throw new Error('This folder has no git repository: without one, nothing can be published or taken back.');
    const isUnfinished = UNFINISHED.some((name) => existsSync(path.join(folder, name)));
    if (isUnfinished || (await this.git.text('ls-files', '--unmerged')))
      throw new Error('A merge in git is not finished. Finish it, or end it with "git merge --abort", then publish.');
    const branch = await this.git.maybe('symbolic-ref', '--short', 'HEAD');
    const remotes = (await this.git.text('remote')).split('\n').filter(Boolean);
    const named = branch && (await this.git.maybe('config', `branch.${branch}.remote`));
    const remote = [named, 'origin', remotes[0]].find((name) => name && remotes.includes(name));
    const head = remote && (await this.git.maybe('symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`));
    const live = head?.slice(remote!.length + 1) ?? process.env.LIVE_BRANCH ?? 'main';
    if (branch !== live)
      throw new Error(
        `Only the branch ${live} is published, and this is ${branch ?? 'no branch'}: git switch ${live}.`,
      );
    const base = remote ? `refs/remotes/${remote}/${branch}` : 'HEAD';
    if (!(await this.git.maybe('rev-parse', '--verify', base)))
      throw new Error(`${remote} has no branch ${branch} yet: push it once with "git push -u ${remote} ${branch}".`);
    return { branch, remote, base };
  }

  private async fetch(remote: string): Promise<void> {
    const { code, errors } = await this.git.run(['fetch', '--quiet', remote]);
    if (code !== 0)
      throw new Error(`Nothing was published, because ${remote} cannot be reached. Your words are kept.\n${errors}`);
  }

  private async changedSince(commit: string): Promise<string[]> {
    const changed = await this.git.list('diff', '--name-only', '-z', '--no-renames', commit);
    return [...changed, ...(await this.git.list('ls-files', '--others', '--exclude-standard', '-z'))];
  }

  private async changedWords() {
    const files = (await this.changedSince('HEAD')).filter(isEdited).sort();
    return files.map((file) => [file, this.read(file)]);
  }

  private async changesOf(
    states: readonly { files: readonly string[]; start: string; end?: string }[],
  ): Promise<Change[][]> {
    const edited = states.map((state) => ({ ...state, files: state.files.filter(isEdited) }));
    const read = await this.git.reader(
      edited.flatMap(({ files, start, end }) =>
        [start, end].flatMap((commit) => (commit ? files.map((file) => `${commit}:${file}`) : [])),
      ),
    );
    const codes = this.codes();
    return edited.map(({ files, start, end }) =>
      files.flatMap((file) =>
        changesIn(file, read(`${start}:${file}`), end ? read(`${end}:${file}`) : this.read(file), codes),
      ),
    );
  }

  private codes(): string[] {
    const list = this.read('content/site/languages.yaml')?.toString() ?? '[]';
    return (parseYaml(list).document.toJS() as { code: string }[]).map(({ code }) => code);
  }

  /** Refuses unpushed commits of other files, because git would push them with the words. */
  private async refuseOtherCommits(base: string): Promise<void> {
    const range = `${base}..HEAD`;
    const files = [
      ...(await this.git.list('log', '--no-merges', '--name-only', '-z', '--format=', range)),
      ...(await this.git.list('diff', '--name-only', '-z', `${base}...HEAD`)),
    ];
    const others = [...new Set(files.map((file) => file.trim()))].filter((file) => file && !isPublishable(file));
    if (others.length > 0)
      throw new Error(
        `Nothing was published: commits on this computer change ${others.join(', ')}, which are no words or pictures. Whoever made them has to push them with git first.`,
      );
  }

  private async commit(message: string): Promise<void> {
    const files = (await this.changedSince('HEAD')).filter(isPublishable);
    await this.git.withFiles(files, 'add', '--all');
    await this.git.withFiles(files, 'commit', '--quiet', '--only', '-m', message);
  }

  /** Commits the words and merges what others have pushed; after an error, undoes both. */
  private async merge(base: string, message: string, side?: Side): Promise<void> {
    const start = await this.git.text('rev-parse', 'HEAD');
    const codes = this.codes();
    const by = await this.git.text('log', '-1', '--format=%an, %ad', '--date=format:%Y-%m-%d %H:%M', base);
    this.say(`Somebody else has published meanwhile (${by}): merging …`);
    await this.git.text('reset', '--quiet');
    await this.commit(message);
    try {
      const merge = ['merge', '--no-ff', '--no-commit', '--quiet', '-X', 'no-renames', base];
      const { errors } = await this.git.run(merge);
      const open = await this.git.list('diff', '--name-only', '-z', '--diff-filter=U');
      if (!(await this.git.maybe('rev-parse', '--verify', 'MERGE_HEAD'))) throw new Error(errors);
      const clashes: string[] = [];
      const names = [...new Set(open.filter((name) => !isMade(name)))];
      const read = await this.git.reader(names.flatMap((file) => [1, 2, 3].map((stage) => `:${stage}:${file}`)));
      for (const file of names) {
        const versions = { base: read(`:1:${file}`), mine: read(`:2:${file}`), theirs: read(`:3:${file}`) };
        let result = await mergeFile(file, versions);
        // After a clash, merges again with each text taken from one person in all languages, because translations must say
        // the same.
        if (result.clashes.length > 0) result = await mergeFile(file, versions, side, codes);
        clashes.push(...result.clashes);
        if (result.clashes.length === 0) this.write([[file, result.merged]]);
      }
      if (clashes.length > 0)
        throw new Clash(
          `Nothing was published, because somebody else has published the same texts (${by}):\n${clashes.join('\n')}\nPublish “mine” to keep your words there, or “theirs” to take the others.`,
        );
      // Any version will do, because publish() makes these files anew after the merge.
      for (const file of open.filter(isMade)) await this.restore(file, base);
      await this.git.withFiles(names, 'add', '--all');
      const changed = await this.git.list('diff', '--cached', '--name-only', '-z', 'HEAD');
      const isBroken = (file: string) =>
        isWords(file) && file.endsWith('.yaml') && parseYaml(String(this.read(file) ?? '')).document.errors.length > 0;
      // Without this, the editor could show no text of the file, and nobody could mend it there.
      if (changed.some(isBroken))
        throw new Error(
          `Nothing was published, because what somebody else has published (${by}) is no YAML: ${changed.filter(isBroken).join(', ')}. They have to mend it. Your words are kept.${side === 'theirs' ? ' “mine” publishes yours instead.' : ''}`,
        );
      await this.git.text('commit', '--quiet', '-m', 'Merge what others have published');
    } catch (error) {
      await this.git.maybe('merge', '--abort');
      await this.git.text('reset', '--quiet', '--mixed', start);
      throw error;
    }
  }

  /** @returns false if somebody else has pushed and another try is allowed */
  private async push(remote: string, branch: string, mayTryAgain: boolean): Promise<boolean> {
    const { code, output, errors } = await this.git.run(['push', '--porcelain', remote, `HEAD:refs/heads/${branch}`]);
    if (code === 0) return true;
    const isLate = /\[rejected\].*(fetch first|non-fast-forward|stale info)/.test(output.toString());
    if (isLate && mayTryAgain) return false;
    throw new Error(
      `${remote} has not taken the words. They are committed on this computer; publish again later.\n${errors}\n${output}`.trim(),
    );
  }

  private read(file: string): Buffer | null {
    const place = path.join(this.project, file);
    return existsSync(place) ? readFileSync(place) : null;
  }

  private write(files: (readonly [file: string, contents: Buffer | null])[]): void {
    for (const [file, contents] of files)
      if (contents) writeFiles(this.project, [[file, contents]]);
      else rmSync(path.join(this.project, file), { force: true });
  }
}
