import { serveDraft } from '../../tools/seo/studio/draft-server';

/** Starts the studio over drafts alone. Its pages come from the server whose address is the first argument. */
void serveDraft(process.argv[2]!, ['/'], 0).then(({ address }) => console.log(`Studio: ${address}`));
