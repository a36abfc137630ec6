import { serveDraft } from '../../tools/seo/studio/draft-server';

/** The draft studio alone, over the pages of the server whose address is given. */
void serveDraft(process.argv[2]!, ['/'], 0).then(({ address }) => console.log(`Studio: ${address}`));
