import { serveDraft } from '../../tools/seo/studio/draft-server';

/** Starts the draft studio alone, over the pages of the server whose address is the first argument. */
void serveDraft(process.argv[2]!, ['/'], 0).then(({ address }) => console.log(`Studio: ${address}`));
