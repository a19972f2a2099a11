CREATE TABLE "synonyms" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"said" text collate "C" NOT NULL,
	"finds" json NOT NULL,
	"instead" boolean DEFAULT false NOT NULL
);
