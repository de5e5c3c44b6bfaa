# The program for docker-compose.yml. Nothing is fetched at run time, and nothing is in it that a role does not need:
# the program, its production dependencies, and the migrations.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/fleet.yaml ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node /data
USER node
ENTRYPOINT ["node", "dist/src/main.js"]
