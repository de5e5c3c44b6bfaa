# The program for docker-compose.yml. Nothing is fetched at run time: the image contains everything that a role needs.
FROM node:20-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build && mkdir /data && chown node /data
USER node
ENTRYPOINT ["node", "dist/src/main.js"]
