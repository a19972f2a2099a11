#!/bin/sh
# Lets the standby follow; run once by PostgreSQL's image, when it makes the database.
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
