#!/bin/sh
# Written by the build from tools/hosts/: change it there.
# Needs the AWS command line. Usage: sh hosting/cloudfront/upload.sh NAME-OF-BUCKET ID-OF-DISTRIBUTION
set -eu
# Names the types of these files, because the AWS command line does not know them on every machine.
aws s3 sync out/ "s3://$1/" --exclude '*' --include '*.avif' --content-type 'image/avif' --cache-control '{{immutable}}'
aws s3 sync out/ "s3://$1/" --exclude '*' --include '*.woff2' --content-type 'font/woff2' --cache-control '{{immutable}}'
aws s3 sync out/ "s3://$1/" --exclude '*' --include '*.webmanifest' --content-type 'application/manifest+json' --cache-control '{{revalidate}}'
{{ruled}}
{{others}}
aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'
