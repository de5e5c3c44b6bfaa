SET LOCAL lock_timeout = '500ms';

-- CreateTable
CREATE TABLE "cells" (
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "regions" TEXT[],
    "is_own" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,

    CONSTRAINT "cells_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "cells_url_key" ON "cells"("url");
