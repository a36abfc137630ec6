#!/bin/sh
# Written by the build from tools/hosts/: change it there.
# Asks for the AWS command line. Usage: sh hosting/cloudfront/upload.sh NAME-OF-BUCKET ID-OF-DISTRIBUTION
set -eu
{{syncs}}
aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'
