# The server of online tables with the web app. docs/HOSTING.md says how to run it.
#
#     docker build -t rumis .
#     docker run -p 8787:8787 -v rumis:/data rumis

# The lists of packages come first: as long as they stay the same, what is installed does too.
FROM node:22-slim AS lists
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/rules/package.json packages/rules/
COPY packages/engine/package.json packages/engine/
COPY packages/balance/package.json packages/balance/
COPY packages/solver/package.json packages/solver/
COPY packages/workshop/package.json packages/workshop/
COPY packages/table/package.json packages/table/
COPY packages/ratings/package.json packages/ratings/
COPY packages/protocol/package.json packages/protocol/
COPY packages/client/package.json packages/client/
COPY apps/server/package.json apps/server/
COPY apps/cli/package.json apps/cli/
COPY apps/web/package.json apps/web/

FROM lists AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

# Only what the command `rumis` needs to run. Under Node 22 the SQLite driver brings its binary with it, so that
# nothing has to be compiled.
FROM lists AS needed
RUN npm ci --omit=dev --workspace=rumis --ignore-scripts --no-audit --no-fund

FROM node:22-slim
ENV NODE_ENV=production RUMIS_HOST=0.0.0.0 RUMIS_PORT=8787 RUMIS_DATA=/data
WORKDIR /app
COPY --from=needed /app ./
COPY --from=build /app/packages/rules/dist packages/rules/dist
COPY --from=build /app/packages/engine/dist packages/engine/dist
COPY --from=build /app/packages/balance/dist packages/balance/dist
COPY --from=build /app/packages/solver/dist packages/solver/dist
COPY --from=build /app/packages/workshop/dist packages/workshop/dist
COPY --from=build /app/packages/table/dist packages/table/dist
COPY --from=build /app/packages/ratings/dist packages/ratings/dist
COPY --from=build /app/packages/protocol/dist packages/protocol/dist
COPY --from=build /app/packages/client/dist packages/client/dist
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/cli/dist apps/cli/dist
COPY --from=build /app/apps/cli/bin apps/cli/bin
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.RUMIS_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/bin/rumis.js"]
CMD ["serve"]
