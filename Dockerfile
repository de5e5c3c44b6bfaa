# The program for docker-compose.yml. Nothing is fetched at run time, and nothing is in it that a role does not need:
# the program, its production dependencies, the migrations, and their SBOM (dist/sbom.cdx.json).
#
# The base is pinned by digest, so that a build never gets another one under the same name. To renew it: choose a version
# of the major in .nvmrc, and replace the digest in both lines by that of
#   docker buildx imagetools inspect node:VERSION-bookworm-slim --format '{{.Manifest.Digest}}'
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Without their names in package.json, npm also removes what only an optional peer would need.
RUN npm run build && npm pkg delete devDependencies && npm prune --no-audit --no-fund \
  && node scripts/sbom.mjs --installed > dist/sbom.cdx.json

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/fleet.yaml ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/dist ./dist
COPY --from=build /app/docs/guides ./docs/guides
COPY --from=build /app/vendor ./vendor
# Where volumes are mounted: a new one takes its owner from the folder there.
RUN mkdir /data /tls /payloads /authority /temporal-tls /temporal-client /temporal-operator \
  && chown node /data /tls /payloads /authority /temporal-tls /temporal-client /temporal-operator
USER node
ENTRYPOINT ["node", "dist/src/main.js"]
